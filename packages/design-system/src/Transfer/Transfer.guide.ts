import type { Guide } from '../testing/guide.ts'

export const transferGuide: Guide = {
  purpose:
    'Chooses many out of many where people want to see both sides and, if it matters, put the chosen in order: the columns of a list, members of a team, materials of a count. For fewer than about twenty take CheckboxGroup or MultiSelect, which take less room.',
  anatomy: [
    { part: 'Side', what: 'What is left, and what is chosen.', selector: '[data-side="source"]' },
    {
      part: 'Head',
      what: 'Selects everything that the search leaves; says how many are selected.',
      selector: '[data-side="source"] input[type="checkbox"]',
    },
    { part: 'Search', what: 'Narrows one side.', selector: '[data-side="source"] input[type="search"]' },
    { part: 'Items', what: 'A press selects, a double press moves at once.', selector: '[role="option"]' },
    { part: 'Buttons', what: 'Move what is selected, or everything that the search leaves.' },
  ],
  dos: [
    'Name both sides by what they mean: "All columns" and "Shown", not "Source" and "Target".',
    'Let the order be changed only where it does something.',
    'Use the tree where people know their items by place, as with departments.',
  ],
  donts: [
    'Do not put it beside other fields of a form: it wants the whole width.',
    'Do not load ten thousand items to choose three; a ComboBox finds them faster.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'From the head to the search, the items, the buttons, the other side.' },
    { keys: 'Arrow Down, Arrow Up, Home, End, Page Up, Page Down', what: 'Move in a list; with Shift they select on the way.' },
    { keys: 'Space', what: 'Selects or deselects; with Shift everything since the last one.' },
    { keys: 'Ctrl A', what: 'Selects everything that the search leaves.' },
    { keys: 'Enter', what: 'Moves what is selected to the other side; with nothing selected the item itself.' },
    { keys: 'Alt with Arrow Up or Down', what: 'Moves a chosen item up or down, where the order can be changed.' },
  ],
}
