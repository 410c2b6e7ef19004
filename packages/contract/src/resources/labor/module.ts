import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'

/** Labour of other companies: who comes, works, is judged and leaves. */
export const labor = defineModule({
  key: 'labor',
  root: { label: label('劳务', 'Labour', 'Lao động'), icon: 'hard-hat', order: 12 },
  groups: {
    'labor.people': { label: label('劳务人员', 'People', 'Nhân sự'), icon: 'users', order: 1 },
    'labor.companies': { label: label('劳务公司', 'Companies', 'Công ty lao động'), icon: 'building-2', order: 2 },
  },
  dictionaries,
  cards,
})
