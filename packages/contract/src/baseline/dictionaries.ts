import { label } from '../i18n.ts'
import type { Dictionary } from '../resource/dictionary.ts'
import { resources } from '../resources/index.ts'
import { modules } from '../resources/modules.ts'

/** Resources themselves, where one is chosen. */
const ofResources: Dictionary = {
  code: 'DC_RESOURCE',
  label: label('资源', 'Resource', 'Tài nguyên'),
  values: Object.values(resources).map((core) => ({ key: core.key, label: core.label })),
}

/** The dictionaries that the product brings. A plant may rename, recolour and add values; migrations never overwrite that. */
export const dictionaries: readonly Dictionary[] = [...modules.flatMap(({ dictionaries = [] }) => dictionaries), ofResources]
