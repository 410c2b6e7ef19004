import { label } from '../../i18n.ts'
import { defineResource, many, standardCalls } from '../../resource/core.ts'

/** What was said with a candidate, and what comes next. */
export const talentFollowRecord = defineResource({
  key: 'talentFollowRecord',
  path: '/blade-rbac/TalentFollowRecord',
  calls: { ...standardCalls(), submitList: many('batch-submit', 'rows') },
  label: label('跟进记录', 'Follow-up', 'Nhật ký liên hệ'),
  icon: 'phone-call',
  display: 'content',
  fields: {
    candidateId: {
      kind: 'reference',
      label: label('候选人', 'Candidate', 'Ứng viên'),
      to: 'talentCandidate',
      parent: true,
      required: true,
      indexed: true,
      width: 140,
    },
    way: {
      kind: 'dict',
      label: label('方式', 'Contacted by', 'Hình thức'),
      dictionary: 'DC_TALENT_FOLLOW_WAY',
      required: true,
      initial: 'call',
      indexed: true,
      width: 110,
    },
    content: {
      kind: 'text',
      label: label('跟进内容', 'What was said', 'Nội dung'),
      required: true,
      max: 500,
      searchable: true,
      width: 320,
    },
    result: {
      kind: 'dict',
      label: label('结果', 'Result', 'Kết quả'),
      dictionary: 'DC_TALENT_FOLLOW_RESULT',
      required: true,
      initial: 'willing',
      indexed: true,
      width: 110,
    },
    followedAt: {
      kind: 'instant',
      label: label('跟进时间', 'When', 'Thời gian'),
      hint: label('留空即为现在', 'Now when left empty', 'Để trống là bây giờ'),
      sortable: true,
      indexed: true,
      width: 150,
    },
    personId: {
      kind: 'person',
      label: label('跟进人', 'Contacted by', 'Người liên hệ'),
      begins: 'me',
      required: true,
      indexed: true,
      width: 120,
    },
    nextStep: { kind: 'text', label: label('下一步', 'Next step', 'Bước tiếp theo'), max: 200, width: 200 },
    nextOn: {
      kind: 'date',
      label: label('下次跟进', 'Next on', 'Liên hệ tiếp theo'),
      sortable: true,
      indexed: true,
      width: 120,
    },
    files: { kind: 'file', label: label('附件', 'Files', 'Tệp đính kèm'), maxCount: 9 },
  },
  list: {
    columns: ['followedAt', 'candidateId', 'way', 'content', 'result', 'personId', 'nextStep', 'nextOn'],
    filters: ['candidateId', 'way', 'result', 'personId', 'followedAt', 'nextOn'],
    sort: '-followedAt',
  },
  form: [
    {
      label: label('跟进', 'Follow-up', 'Liên hệ'),
      fields: ['candidateId', 'way', 'followedAt', 'personId', 'content', 'result', 'files'],
    },
    { label: label('下一步', 'Next step', 'Bước tiếp theo'), fields: ['nextStep', 'nextOn'] },
  ],
  timeline: { at: 'followedAt', by: 'personId', text: ['content', 'way', 'result', 'nextStep', 'nextOn'] },
  menu: { group: 'talent.records', path: '/talent/follow-record', order: 1 },
})
