import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** Candidates, interviews and offers. */
export const talent = defineModule({
  key: 'talent',
  root: { label: label('人才', 'Talent', 'Nhân tài'), icon: 'users-round', order: 13 },
  groups: {},
})
