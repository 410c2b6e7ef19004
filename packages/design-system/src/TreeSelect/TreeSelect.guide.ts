import type { Guide } from '../testing/guide.ts'

export const treeSelectGuide: Guide = {
  purpose:
    'Chooses one or several nodes of a hierarchy inside a form: a department, material classes, menus of a role. Where people think in steps (province, city, district) take Cascader; where the hierarchy does not matter take ComboBox.',
  anatomy: [
    { part: 'Field', what: 'Shows what is chosen and searches while typing.', selector: '[role="combobox"]' },
    { part: 'Tags', what: 'With several choices: one each, and a number for the rest.' },
    { part: 'Tree', what: 'Opens below the field at what is chosen.', selector: '[role="tree"]' },
    { part: 'Foot', what: 'With several choices: how many, and a way to clear them.' },
  ],
  story: 'Multiple',
  dos: [
    'Report tops when a parent really means "everything in it, also what comes later"; report leaves when a record belongs to exact nodes.',
    'Show the path when labels repeat in different branches, such as "Team 1" in every workshop.',
    'Hand over the nodes behind a stored value, so that a lazy tree never shows ids.',
  ],
  donts: [
    'No more than about fifty tags: for larger sets show a Tree with boxes on the page itself.',
    'Do not disable parents to force leaves; onlyLeaves lets them open with one press.',
  ],
  keyboard: [
    { keys: 'Arrow Down, Arrow Up', what: 'Opens the tree; then moves in it.' },
    {
      keys: 'Arrow Right, Arrow Left',
      what: 'Opens and closes nodes, once Up or Down was used; while typing they move in the text.',
    },
    { keys: 'Letters', what: 'Search; the first match is ready for Enter. Without search they find a label.' },
    { keys: 'Enter', what: 'Chooses or ticks.' },
    { keys: 'Space', what: 'Ticks, once Up or Down was used; while typing it types.' },
    { keys: 'Backspace', what: 'In an empty field takes the last tag off.' },
    {
      keys: 'Escape',
      what: 'Closes; on a closed field takes the choice back where that is allowed (Delete where nothing can be searched).',
    },
  ],
}
