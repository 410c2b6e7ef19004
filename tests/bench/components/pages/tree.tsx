import { Tree } from '../../../../packages/design-system/src/Tree/Tree.tsx'
import { branchKeys, projectTree } from '../../pages/data.ts'
import { isSeen } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

const tree = projectTree()
const open = branchKeys(tree)

offer([
  {
    name: 'open 50 000',
    act: () => show(<Tree label="项目" nodes={tree} defaultExpandedKeys={open} maxHeight={500} />),
    isDone: () => isSeen('[role="treeitem"]'),
  },
])
