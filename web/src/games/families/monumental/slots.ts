/** A place of a City as a view tells it, and the Knowledge under its card. */
export interface SlotView {
  card: string | null;
  status: string;
  knowledge: string | null;
  knowledge_status: string | null;
}
