/** The storage of this device. A browser that refuses it only forgets, nothing breaks. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
    } catch {
      return;
    }
  },
};
