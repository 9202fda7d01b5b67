import type { GameModule } from '../games';
import { language } from '../lib/i18n.svelte';
import { isKnown } from './games';

/** A first game in a few thoughts, in our own words: `step.1`, `step.1.text` and so on of the game's vocabulary. */
export interface FirstStep {
  title: string;
  text: string;
}

const STEPS: Record<string, Record<'en' | 'fr', FirstStep[]>> = {
  'through-the-ages': {
    en: [
      { title: 'Culture wins', text: 'Nothing else counts at the end. You begin with a few farmers, miners and philosophers; most of the game is building what will give culture later.' },
      { title: 'Civil actions are your time', text: 'White cubes. Take a card from the row (the further right, the dearer), develop a technology with science, build with resources, grow your population with food. In the first turn you only take cards.' },
      { title: 'Food, resources, science, in balance', text: 'Farms feed, mines build, laboratories learn. A bigger people eats more and wants to be happy; a people that is unhappy will revolt and then produces nothing.' },
      { title: 'Never the weakest', text: 'Red cubes build soldiers and draw military cards. You need not attack, but whoever is far behind in strength pays for it when the events and the others come.' },
      { title: 'The row moves on', text: 'Cards you do not take slide away, and with each age old ones go out of date. Take a leader and a wonder early in an age, and new farms and mines before the end of Age I.' },
    ],
    fr: [
      { title: 'La culture fait gagner', text: 'Rien d’autre ne compte à la fin. Vous commencez avec quelques paysans, mineurs et philosophes ; l’essentiel est de bâtir ce qui donnera de la culture plus tard.' },
      { title: 'Les actions civiles sont votre temps', text: 'Les cubes blancs. Prenez une carte de la rangée (plus elle est à droite, plus elle est chère), développez une technologie avec la science, bâtissez avec les ressources, accroissez la population avec la nourriture. Au premier tour, on prend seulement des cartes.' },
      { title: 'Nourriture, ressources, science : l’équilibre', text: 'Les fermes nourrissent, les mines bâtissent, les laboratoires apprennent. Un peuple nombreux mange davantage et veut être heureux ; mécontent, il se soulève et ne produit plus rien.' },
      { title: 'Jamais le plus faible', text: 'Les cubes rouges forment des soldats et font piocher des cartes militaires. Rien n’oblige à attaquer, mais qui est loin derrière en force le paie, aux événements et face aux autres.' },
      { title: 'La rangée avance', text: 'Les cartes non prises s’en vont et, à chaque âge, les anciennes se périment. Prenez un dirigeant et une merveille tôt dans l’âge, de nouvelles fermes et mines avant la fin de l’âge I.' },
    ],
  },
  'age-of-mythology': {
    en: [
      { title: 'Victory cubes decide', text: 'Each round three players put a cube on one of four victory cards: the largest army, the most buildings, the next battle won, The Wonder. The cubes of a battle go to its winner at once, the others at the end; the Great Temple sells more for favor.' },
      { title: 'Make up your hand', text: 'Permanent cards are yours to choose by name, random ones are stronger and often carry a god. All choose at the same time; then everybody plays three cards, one after the other.' },
      { title: 'Land, then workers', text: 'Explore brings tiles, Gather harvests one terrain or one resource for everybody, so name what suits your land best. Every House gives a villager, who brings one cube more where he works.' },
      { title: 'Spend before it spoils', text: 'At the end of the round only 5 cubes of each kind are kept (8 with a Storehouse). Build, recruit, trade, or pay your way into the next age: it lets you hold more cards and brings a hero.' },
      { title: 'Fight with the right unit', text: 'You attack a neighbour’s city, tiles or cubes. Each encounter sets one unit against one other: types beat types, every 6 is a hit, and the board shows the exact chances before you lay a card.' },
    ],
    fr: [
      { title: 'Les cubes de victoire décident', text: 'À chaque tour, trois joueurs posent un cube sur l’une des quatre cartes de victoire : plus grande armée, plus de bâtiments, prochaine bataille gagnée, Merveille. Ceux d’une bataille vont aussitôt au vainqueur, les autres à la fin ; le Grand temple en vend contre de la faveur.' },
      { title: 'Composez votre main', text: 'Les cartes permanentes se choisissent par leur nom, les aléatoires sont plus fortes et portent souvent un dieu. Tous choisissent en même temps, puis chacun joue trois cartes, l’une après l’autre.' },
      { title: 'La terre, puis les travailleurs', text: 'Explorer apporte des tuiles, Collecter récolte un terrain ou une ressource pour tout le monde : nommez ce qui convient le mieux à vos terres. Chaque Maison donne un villageois, qui rapporte un cube de plus là où il travaille.' },
      { title: 'Dépensez avant que tout se gâte', text: 'En fin de tour, on ne garde que 5 cubes de chaque sorte (8 avec un Entrepôt). Construisez, recrutez, échangez, ou payez le passage à l’âge suivant : plus de cartes en main et un héros à recruter.' },
      { title: 'Combattez avec la bonne unité', text: 'On attaque la cité, les tuiles ou les cubes d’un voisin. Chaque rencontre oppose une unité à une autre : les types se dominent, chaque 6 touche, et le plateau montre les chances exactes avant que vous posiez une carte.' },
    ],
  },
};

export function hasSteps(game: string): boolean {
  return isKnown(game);
}

export function stepsOf(game: string, module: GameModule): FirstStep[] {
  const words = module.words?.texts[language.current] ?? {};
  const steps: FirstStep[] = [];
  for (let n = 1; words[`step.${n}`]; n++) steps.push({ title: words[`step.${n}`]!, text: words[`step.${n}.text`] ?? '' });
  return steps.length > 0 ? steps : (STEPS[game]?.[language.current] ?? []);
}
