import type { Guide } from '../testing/guide.ts'

export const treeGuide: Guide = {
  purpose:
    'Shows records that contain each other, such as departments, menus or a bill of materials, and lets people open, select, tick or rearrange them. For a value in a form take TreeSelect or Cascader; for records with columns take Table.',
  anatomy: [
    { part: 'Search', what: 'Optional field that leaves what matches and the way to it.', selector: 'input[type="search"]' },
    { part: 'Row', what: 'One node; indented by its level.', selector: '[role="treeitem"]' },
    { part: 'Chevron', what: 'Opens and closes a node that has children.', selector: '[data-part="chevron"]' },
    {
      part: 'Box',
      what: 'Optional tick with three states; a parent is the sum of what is below it.',
      selector: '[data-part="check"]',
    },
    { part: 'Actions', what: 'Optional small buttons on the row under the pointer or the keyboard.' },
    { part: 'Note', what: 'The row that waits for children, or offers to try again.' },
  ],
  dos: [
    'Open the first level at the start when it holds fewer than about ten nodes; people should see where they can go.',
    'Load below a node only when it opens once there are more than a few thousand nodes on the server.',
    'Give pinyin or codes as keywords, so that typing letters finds Chinese names.',
    'Let dropping change nothing that cannot be undone, and say with canDrop what makes no sense.',
  ],
  donts: [
    'No tree for two levels of a fixed list: grouped lists or a Select read faster.',
    'No selection and boxes at the same time unless both mean something different, and the page says what.',
    'No icons that repeat the same folder on every row; an icon must tell kinds apart.',
  ],
  keyboard: [
    { keys: 'Arrow Down, Arrow Up', what: 'To the next or previous row in sight.' },
    { keys: 'Arrow Right', what: 'Opens a closed node; on an open one goes to its first child.' },
    { keys: 'Arrow Left', what: 'Closes an open node; otherwise goes to the parent.' },
    { keys: 'Home, End, Page Up, Page Down', what: 'To the first or last row, or ten rows on.' },
    { keys: 'Letters', what: 'To the next row whose label or keywords begin with them.' },
    { keys: '*', what: 'Opens all siblings of the row.' },
    { keys: 'Space', what: 'Ticks the box; without boxes selects or deselects.' },
    { keys: 'Enter', what: 'The action of the tree; without one selects or ticks. Loads again where loading failed.' },
    { keys: 'Shift with an arrow, Ctrl A', what: 'Selects a range or everything in sight, where several can be selected.' },
    {
      keys: 'Ctrl X, then arrows, Enter or Escape',
      what: 'Carries the node to another place, drops it or leaves it where it was.',
    },
    { keys: 'Tab', what: 'To the actions of the row, then out of the tree.' },
  ],
}
