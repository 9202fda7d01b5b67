/** Symbols drawn for Clio, on a 512 x 512 field. */
export const ownIcons: Record<string, string> = {
  'i-actok':
    '<path d="M256 60l180 104v184L256 452 76 348V164z" fill="none" stroke="currentColor" stroke-width="44"/><path d="M160 256l70 70 122-140" fill="none" stroke="currentColor" stroke-width="52" stroke-linecap="round" stroke-linejoin="round"/>',
  'i-back':
    '<path d="M322 90L156 256l166 166" fill="none" stroke="currentColor" stroke-width="56" stroke-linecap="round" stroke-linejoin="round"/>',
  'i-check':
    '<path d="M70 270l120 120L442 120" fill="none" stroke="currentColor" stroke-width="72" stroke-linecap="round" stroke-linejoin="round"/>',
  'i-chev':
    '<path d="M190 100l150 156-150 156" fill="none" stroke="currentColor" stroke-width="56" stroke-linecap="round" stroke-linejoin="round"/>',
  'i-close':
    '<path d="M110 110l292 292M402 110L110 402" fill="none" stroke="currentColor" stroke-width="56" stroke-linecap="round"/>',
  'i-copy':
    '<path d="M180 180h250v250H180z" fill="none" stroke="currentColor" stroke-width="44" stroke-linejoin="round"/><path d="M330 90H84v246" fill="none" stroke="currentColor" stroke-width="44" stroke-linejoin="round" stroke-linecap="round"/>',
  'i-cube':
    '<path d="M90 150L256 66l166 84v212l-166 84-166-84z"/>',
  'i-down':
    '<path d="M90 190l166 166 166-166" fill="none" stroke="currentColor" stroke-width="56" stroke-linecap="round" stroke-linejoin="round"/>',
  'i-eye':
    '<path d="M40 256c60-100 136-150 216-150s156 50 216 150c-60 100-136 150-216 150S100 356 40 256z" fill="none" stroke="currentColor" stroke-width="44" stroke-linejoin="round"/><circle cx="256" cy="256" r="70"/>',
  'i-gear':
    '<path fill="none" stroke="currentColor" stroke-width="44" stroke-linejoin="round" d="M222 56h68l14 62 44 26 61-19 34 59-47 43v52l47 43-34 59-61-19-44 26-14 62h-68l-14-62-44-26-61 19-34-59 47-43v-52l-47-43 34-59 61 19 44-26z"/><circle cx="256" cy="253" r="62" fill="none" stroke="currentColor" stroke-width="44"/>',
  'i-lock':
    '<path d="M120 230h272v220H120z"/><path d="M172 230v-70a84 84 0 01168 0v70" fill="none" stroke="currentColor" stroke-width="48"/>',
  'i-menu':
    '<path d="M70 140h372M70 256h372M70 372h372" fill="none" stroke="currentColor" stroke-width="48" stroke-linecap="round"/>',
  'i-next':
    '<path d="M190 90l166 166-166 166" fill="none" stroke="currentColor" stroke-width="56" stroke-linecap="round" stroke-linejoin="round"/>',
  'i-p-book':
    '<path d="M60 90c80-30 150-20 196 20 46-40 116-50 196-20v320c-80-30-150-20-196 20-46-40-116-50-196-20z" fill="none" stroke="currentColor" stroke-width="44" stroke-linejoin="round"/><path d="M256 110v320" stroke="currentColor" stroke-width="40"/>',
  'i-p-own':
    '<path d="M90 420l30-110L350 80l82 82-230 230z" fill="none" stroke="currentColor" stroke-width="44" stroke-linejoin="round"/>',
  'i-p-pub':
    '<circle cx="256" cy="256" r="200" fill="none" stroke="currentColor" stroke-width="44"/><path d="M56 256h400M256 56c110 120 110 280 0 400M256 56c-110 120-110 280 0 400" fill="none" stroke="currentColor" stroke-width="34"/>',
  'i-pause':
    '<path d="M150 90h70v332h-70zM292 90h70v332h-70z"/>',
  'i-play':
    '<path d="M130 70v372l310-186z"/>',
  'i-prev':
    '<path d="M382 70v372L72 256z"/>',
  'i-quest':
    '<circle cx="256" cy="256" r="206" fill="none" stroke="currentColor" stroke-width="44"/><path d="M190 204c0-84 132-84 132 0 0 56-66 54-66 108" fill="none" stroke="currentColor" stroke-width="44" stroke-linecap="round"/><circle cx="256" cy="376" r="28"/>',
  'i-rose':
    '<path d="M256 20l44 192 192 44-192 44-44 192-44-192-192-44 192-44z"/><path d="M256 256L112 112l96 72zM256 256l144-144-72 96zM256 256l144 144-96-72zM256 256L112 400l72-96z" opacity=".55"/><circle cx="256" cy="256" r="236" fill="none" stroke="currentColor" stroke-width="14"/>',
  'i-search':
    '<circle cx="214" cy="214" r="140" fill="none" stroke="currentColor" stroke-width="48"/><path d="M318 318l126 126" stroke="currentColor" stroke-width="56" stroke-linecap="round"/>',
  'i-smile':
    '<circle cx="256" cy="256" r="216" fill="none" stroke="currentColor" stroke-width="44"/><circle cx="178" cy="206" r="32"/><circle cx="334" cy="206" r="32"/><path d="M146 300c28 60 70 84 110 84s82-24 110-84" fill="none" stroke="currentColor" stroke-width="40" stroke-linecap="round"/>',
  'i-undo':
    '<path d="M190 110L80 220l110 110" fill="none" stroke="currentColor" stroke-width="52" stroke-linecap="round" stroke-linejoin="round"/><path d="M90 220h210a110 110 0 010 220H200" fill="none" stroke="currentColor" stroke-width="52" stroke-linecap="round"/>',
};
