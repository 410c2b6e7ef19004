import type { Guide } from '../testing/guide.ts'

export const ratingGuide: Guide = {
  purpose:
    'Takes or shows how good something was: a supplier, a repair, a training. For a decision with consequences (accept, concede, reject) take RadioGroup; for an exact figure, NumberField.',
  anatomy: [
    {
      part: 'Stars',
      what: 'Outlined, full as far as the rating goes; each a target of 24 px.',
      selector: '[role="radiogroup"] > span',
    },
    { part: 'Word', what: 'Optional: what the star pointed at or chosen means.' },
  ],
  dos: [
    'Give each star a word when people rate each other; without words three stars mean praise to one and blame to another.',
    'Let a rating be taken back with isClearable where giving none is an answer.',
    'Show averages read-only; they may lie between the halves.',
  ],
  donts: [
    'Do not use it for priority or severity. More stars must mean better, and nothing else.',
    'Do not put more than ten stars into a row; nobody tells eight from nine.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Reaches the chosen star, or the first.' },
    { keys: 'Right, Up; Left, Down', what: 'One step more; one step less. They go around at the ends.' },
    { keys: 'Space', what: 'Chooses the star; on the chosen one it takes the rating back, where that is allowed.' },
    { keys: 'Delete, Backspace', what: 'Take the rating back, where that is allowed.' },
  ],
}
