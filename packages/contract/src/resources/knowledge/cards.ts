import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What was written lately. */
export const cards: readonly DeskCard[] = [
  {
    key: 'wikiArticle.changed',
    label: label('本周更新的文章', 'Articles of this week', 'Bài viết cập nhật trong tuần'),
    subject: 'changed',
    resource: 'wikiArticle',
    where: { updateTime_ge: '{today-7}' },
    sort: '-updateTime',
    shows: ['updateTime'],
  },
]
