import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'
import { experimentDictionaries } from './experimentDictionaries.ts'

/** What several modules use. */
export const shared = defineModule({
  key: 'shared',
  groups: {
    'qms.experiment': { label: label('试验', 'Experiments', 'Thử nghiệm'), icon: 'activity', order: 7 },
  },
  dictionaries: [...dictionaries, ...experimentDictionaries],
  cards,
})
