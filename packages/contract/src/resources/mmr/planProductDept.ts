import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { deptId, figure, hours, isActive, nameField, orgId, people, remark } from './planFields.ts'

/** Which department makes a family of products, and how much of it in a day. */
export const planProductDept = defineResource({
  key: 'planProductDept',
  path: '/blade-bip/dc-mmr-product-dept',
  calls: standardCalls(),
  label: label('产品部门', 'Product department', 'Bộ phận sản phẩm'),
  icon: 'network',
  display: 'productLine',
  naturalKey: ['productLine', 'deptId'],
  fields: {
    productLine: nameField('产品系列', 'Product family', 'Dòng sản phẩm'),
    deptId: { ...deptId, required: true },
    orgId,
    categoryId: {
      kind: 'reference',
      label: label('计划类别', 'Category', 'Loại kế hoạch'),
      to: 'planOrderCategory',
      where: { isActive: { in: ['true'] } },
      indexed: true,
      width: 150,
    },
    managerId: { kind: 'person', label: label('负责人', 'Manager', 'Phụ trách'), indexed: true, width: 120 },
    maxPeople: figure('编制人数', 'People', 'Biên chế', { max: '2000', unit: people }),
    hoursPerDay: figure('日产能', 'Capacity per day', 'Năng lực ngày', { scale: 1, unit: hours }),
    efficiency: figure('效率', 'Efficiency', 'Hiệu suất', {
      scale: 2,
      min: '1',
      max: '200',
      initial: '100.00',
      unit: label('%', '%', '%'),
    }),
    isActive,
    remark,
  },
  list: {
    columns: ['productLine', 'deptId', 'orgId', 'categoryId', 'managerId', 'maxPeople', 'hoursPerDay', 'efficiency', 'isActive'],
    filters: ['productLine', 'deptId', 'categoryId', 'managerId', 'isActive'],
    sort: 'productLine',
  },
  form: [
    {
      label: label('产品部门', 'Product department', 'Bộ phận sản phẩm'),
      fields: [
        'productLine',
        'deptId',
        'orgId',
        'categoryId',
        'managerId',
        'maxPeople',
        'hoursPerDay',
        'efficiency',
        'isActive',
        'remark',
      ],
    },
  ],
  menu: { group: 'mmr.config', path: '/mmr/product-dept', order: 5 },
})
