import { defineModule } from '../../resource/module.ts'
import { dictionaries } from './dictionaries.ts'

/** What several modules use. */
export const shared = defineModule({
  key: 'shared',
  groups: {},
  dictionaries,
})
