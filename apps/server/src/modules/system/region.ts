import { label } from '@bip/contract'
import { region } from '@bip/contract/resources'
import type { Extension } from '../../model/extension.ts'
import { noCycle } from './noCycle.ts'

const ownChild = label(
  '上级区划不能是本区划或其下级',
  'the parent must not be the region itself or one below it',
  'khu vực cấp trên không được là chính nó hoặc cấp dưới của nó',
)

/** Regions are a tree. */
export const regionExtension: Extension = { afterSaveAll: noCycle(region, ownChild) }
