import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'

/** Vacancies, candidates, their resumes and what was said with them. */
export const talent = defineModule({
  key: 'talent',
  root: { label: label('人才', 'Talent', 'Nhân tài'), icon: 'users', order: 13 },
  groups: {
    'talent.pool': { label: label('人才库', 'Talent pool', 'Kho nhân tài'), icon: 'users', order: 1 },
    'talent.records': { label: label('简历明细', 'Details of resumes', 'Chi tiết hồ sơ'), icon: 'list-ordered', order: 2 },
  },
  dictionaries,
  cards,
})
