import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

const file = (id: string, name: string, size: number, type = 'application/pdf') => ({
  id,
  name,
  url: `/api/blade-resource/oss/file/${id}`,
  size,
  type,
})

export const note: readonly MemoryRow[] = [
  {
    id: 'note-1',
    title: '周五前答复华东汽车的节拍方案',
    status: 'pinned',
    color: 'red',
    tags: '客户 节拍',
    noteDate: '2026-11-27',
    content: '目标节拍 42 秒；机器人夹具换型不超过 90 秒。',
  },
  { id: 'note-2', title: '扭矩扳手校准清单', status: 'open', color: 'yellow', tags: '质量', noteDate: null, content: '' },
  {
    id: 'note-3',
    title: 'Danh sách phụ tùng cần mang sang Bắc Ninh',
    status: 'open',
    color: 'blue',
    tags: 'Bắc Ninh',
    noteDate: '2026-12-02',
    content: 'Cảm biến, cáp mã hóa, hai bộ kẹp.',
  },
]

export const fileShare: readonly MemoryRow[] = [
  {
    id: 'share-1',
    title: '2027 年差旅标准',
    files: [file('share-1-1', '差旅标准.pdf', 182_400)],
    isForAll: true,
    shareDeptId: null,
    shareUserId: null,
    endDate: null,
    remark: '',
  },
  {
    id: 'share-2',
    title: '电池线预验收照片',
    files: [file('share-2-1', '工位 3.jpg', 2_400_000, 'image/jpeg'), file('share-2-2', '工位 4.jpg', 2_100_000, 'image/jpeg')],
    isForAll: false,
    shareDeptId: 'dept-6',
    shareUserId: null,
    endDate: '2026-12-31',
    remark: '',
  },
  {
    id: 'share-3',
    title: '报价计算表',
    files: [file('share-3-1', '报价.txt', 9_200, 'text/plain')],
    isForAll: false,
    shareDeptId: null,
    shareUserId: 'user-2',
    endDate: null,
    remark: '仅供内部使用',
  },
]

export const fileManager: readonly MemoryRow[] = [
  ['fm-1', '质量手册', '质量', 'quality', 'D', '2026-03-01'],
  ['fm-2', '来料检验标准', '质量/检验标准', 'quality', 'B', '2026-05-10'],
  ['fm-3', '技术协议模板', '销售/模板', 'template', 'A', null],
].map(([id, fileName, folder, category, edition, validFrom]) => ({
  id: String(id),
  fileName,
  folder,
  category,
  edition,
  files: [file(`${id}-1`, `${fileName}.pdf`, 420_000)],
  ownerId: 'user-1',
  validFrom,
  remark: '',
}))

export const projectFile: readonly MemoryRow[] = [
  ['pf-1', '总装配图', 'XM26-018', '电池模组装配线', 'design', 'drawing', 'C'],
  ['pf-2', '预验收报告', 'XM26-018', '电池模组装配线', 'acceptance', 'quality', 'A'],
  ['pf-3', 'Biên bản khởi động dự án', 'XM26-021', 'Dây chuyền lắp ráp Bắc Ninh', 'design', 'minutes', 'A'],
].map(([id, fileName, projectCode, projectName, stage, category, edition]) => ({
  id: String(id),
  fileName,
  projectCode,
  projectName,
  stage,
  category,
  edition,
  files: [file(`${id}-1`, `${fileName}.pdf`, 860_000)],
  ownerId: 'user-1',
  remark: '',
}))

export const wikiArticle = rows(
  'wiki',
  ['title', 'path', 'locale', 'summary', 'isPublic', 'status', 'content'],
  [
    [
      '来料检验作业指导',
      'ew-wiki/quality/incoming',
      'zh',
      '抽样、判定与不合格品处理',
      true,
      'published',
      '关键件按一般检验水平 II 抽样，AQL 0.65。',
    ],
    ['螺栓紧固力矩表', 'ew-wiki/assembly/torque', 'zh', 'M4 至 M24', false, 'published', 'M8 25 N·m，M10 49 N·m。'],
    [
      'An toàn xưởng lắp ráp',
      'ew-wiki/lap-rap/an-toan',
      'vi',
      'Trang bị bảo hộ và nâng hạ',
      false,
      'published',
      'Đội mũ và đi giày bảo hộ.',
    ],
    ['新供应商导入办法', 'ew-wiki/supply/new-supplier', 'zh', '修订中', false, 'draft', '批量前增加一次现场审核。'],
  ],
)
