import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** The app on handheld devices. */
export const pda = defineModule({
  key: 'pda',
  groups: {
    'system.pda': { label: label('手持端', 'Handheld app', 'Thiết bị cầm tay'), icon: 'smartphone', order: 6 },
  },
})
