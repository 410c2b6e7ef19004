import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** The shop floor. */
export const mes = defineModule({
  key: 'mes',
  root: { label: label('制造', 'Manufacturing', 'Sản xuất'), icon: 'factory', order: 7 },
  groups: {
    'mes.nameplates': { label: label('铭牌', 'Nameplates', 'Nhãn máy'), icon: 'stamp', order: 1 },
  },
})
