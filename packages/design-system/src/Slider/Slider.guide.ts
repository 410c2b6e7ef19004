import type { Guide } from '../testing/guide.ts'

export const sliderGuide: Guide = {
  purpose:
    'Sets a number, or two bounds, where the place on a scale says more than the figure: progress, a threshold, a range to filter by. Where people know the figure by heart or must hit it exactly, take NumberField.',
  anatomy: [
    {
      part: 'Track',
      what: 'The whole scale; a press anywhere on it brings the nearest thumb.',
      selector: '[data-orientation] > div',
    },
    {
      part: 'Thumb',
      what: 'One, or two for a range. They push, never cross.',
      selector: '[data-orientation] > div > div:last-child',
    },
    { part: 'Value', what: 'At the end of the track, or above the thumb while it moves.', selector: 'output' },
    { part: 'Marks', what: 'Optional: points of the scale worth aiming at.' },
  ],
  dos: [
    'Choose a step that people mean: 5 % for progress, not 1 %.',
    'Write the unit with formatValue; it is read aloud, too.',
    'Ask the server on onChangeEnd; onChange comes with every step of a movement.',
  ],
  donts: [
    'Do not use it for money or for thousands of steps: one pixel would be more than one step.',
    'Do not use it for a choice of three words; SegmentedControl shows them all.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Reaches each thumb.' },
    { keys: 'Right, Up; Left, Down', what: 'One step more; one step less.' },
    { keys: 'Page Up, Page Down', what: 'A tenth of the scale.' },
    { keys: 'Home, End', what: 'The least and the greatest value; in a range, as far as the other thumb.' },
  ],
}
