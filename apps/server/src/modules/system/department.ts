import { label } from '@bip/contract'
import { department } from '@bip/contract/resources'
import type { Extension } from '../../resources/extension.ts'
import { noCycle } from './noCycle.ts'

const ownChild = label(
  '上级部门不能是本部门或其下级',
  'the parent must not be the department itself or one below it',
  'phòng ban cấp trên không được là chính nó hoặc cấp dưới của nó',
)

/** Departments are a tree. */
export const departmentExtension: Extension = { beforeSave: noCycle(department, ownChild) }
