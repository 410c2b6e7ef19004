import { Tree } from 'antd'
import { type Branch, branchKeys, projectTree } from '../../pages/data.ts'
import { isSeen } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

const tree = projectTree()
const open = branchKeys(tree)
const names = { title: 'label', key: 'key', children: 'children' }

offer([
  {
    name: 'open 50 000',
    act: () => show(<Tree<Branch> treeData={tree} fieldNames={names} defaultExpandedKeys={open} height={500} />),
    isDone: () => isSeen('.ant-tree-node-content-wrapper'),
  },
])
