import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { remark } from './planFields.ts'

/** What a person can do, by which certificate and until when. Stations ask for it. */
export const staffSkill = defineResource({
  key: 'staffSkill',
  path: '/blade-bip/plus/staff-skill',
  calls: standardCalls(),
  label: label('人员技能', 'Staff skill', 'Kỹ năng nhân sự'),
  icon: 'id-card',
  display: 'skill',
  naturalKey: ['userId', 'skill'],
  fields: {
    userId: { kind: 'person', label: label('人员', 'Person', 'Nhân viên'), required: true, indexed: true, width: 120 },
    skill: {
      kind: 'dict',
      label: label('岗位技能', 'Skill', 'Kỹ năng'),
      dictionary: 'DC_LABOR_POSITION',
      required: true,
      indexed: true,
      width: 140,
    },
    grade: {
      kind: 'dict',
      label: label('职级', 'Grade', 'Bậc'),
      dictionary: 'DC_LABOR_GRADE',
      width: 120,
    },
    certificate: {
      kind: 'text',
      label: label('资质证书', 'Certificate', 'Chứng chỉ'),
      hint: label('与工位要求资质一致的名称', 'By the name that stations ask for it', 'Theo tên mà vị trí làm việc yêu cầu'),
      max: 200,
      searchable: true,
      width: 180,
    },
    validUntil: {
      kind: 'date',
      label: label('有效期至', 'Valid until', 'Hiệu lực đến'),
      hint: label('长期有效时留空', 'Empty where it holds for good', 'Để trống nếu vô thời hạn'),
      sortable: true,
      indexed: true,
      width: 120,
    },
    remark,
  },
  list: {
    columns: ['userId', 'skill', 'grade', 'certificate', 'validUntil', 'remark'],
    filters: ['userId', 'skill', 'grade', 'validUntil'],
    sort: 'validUntil',
  },
  form: [
    {
      label: label('技能', 'Skill', 'Kỹ năng'),
      fields: ['userId', 'skill', 'grade', 'certificate', 'validUntil', 'remark'],
    },
  ],
  menu: { group: 'mmr.people', path: '/mmr/staff-skill', order: 7 },
})
