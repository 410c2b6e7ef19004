import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'

/** The wiki, notes and files. */
export const knowledge = defineModule({
  key: 'knowledge',
  root: { label: label('知识', 'Knowledge', 'Tri thức'), icon: 'book-open', order: 14 },
  groups: {
    'knowledge.all': { label: label('知识库', 'Wiki', 'Kho tri thức'), icon: 'book-open', order: 1 },
    'knowledge.files': { label: label('文件', 'Files', 'Tệp'), icon: 'files', order: 2 },
  },
  pages: [
    {
      id: 'knowledge.post',
      group: 'knowledge.all',
      label: label('阅读', 'Read', 'Đọc bài viết'),
      icon: 'book-open',
      order: 0,
      path: '/knowledge/post',
      permission: 'wikiArticle_view',
    },
    {
      id: 'knowledge.ask',
      group: 'knowledge.all',
      label: label('问知识库', 'Ask the wiki', 'Hỏi kho tri thức'),
      icon: 'text-search',
      order: 2,
      path: '/knowledge/ai',
      permission: 'wikiArticle_view',
    },
  ],
  dictionaries,
  cards,
})
