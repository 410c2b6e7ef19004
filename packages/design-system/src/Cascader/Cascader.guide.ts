import type { Guide } from '../testing/guide.ts'

export const cascaderGuide: Guide = {
  purpose:
    'Chooses a place in a fixed hierarchy step by step: province, city and district, or material class and sub-class. It suits levels that mean different things; where all levels are alike, as with departments, take TreeSelect.',
  anatomy: [
    { part: 'Field', what: 'Shows the whole path and searches while typing.', selector: '[role="combobox"]' },
    { part: 'Column', what: 'What is below the entry chosen in the column before.' },
    { part: 'Results', what: 'While something is typed: whole paths that contain every word.' },
  ],
  dos: [
    'Keep to three or four levels; each one costs a press.',
    'Load columns as they open when a level has thousands of entries, and hand over the nodes of the stored path.',
    'Let people choose a level above the last only where the record can live with that (changeOnSelect).',
  ],
  donts: [
    'No cascade for two levels with few entries: grouped options in a Select need one press.',
    'No cascade that people use all day by heart: give them ComboBox with codes as keywords.',
  ],
  keyboard: [
    { keys: 'Arrow Down, Arrow Up', what: 'Opens the columns; then moves in a column or in the results.' },
    { keys: 'Arrow Right', what: 'To the next column; fetches it where needed.' },
    { keys: 'Arrow Left', what: 'Back to the column before.' },
    { keys: 'Letters', what: 'Search whole paths; the first is ready for Enter.' },
    { keys: 'Enter', what: 'Chooses or ticks; on an entry that cannot be chosen goes to the next column.' },
    { keys: 'Space', what: 'Ticks, where several can be chosen.' },
    { keys: 'Backspace', what: 'In an empty field takes the last tag off.' },
    {
      keys: 'Escape',
      what: 'Closes; on a closed field takes the choice back where that is allowed (Delete where nothing can be searched).',
    },
  ],
}
