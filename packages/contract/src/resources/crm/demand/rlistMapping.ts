import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'

/** How the columns of a customer's own sheets are read, remembered from the last import. */
export const rlistMapping = defineResource({
  key: 'rlistMapping',
  path: '/blade-bip/plus/rlist-mapping',
  calls: standardCalls(),
  label: label('客户表头对应', 'Sheet mapping', 'Ánh xạ cột của khách'),
  icon: 'files',
  display: 'mappingName',
  naturalKey: ['customerId', 'configueId'],
  fields: {
    mappingName: {
      kind: 'text',
      label: label('名称', 'Name', 'Tên'),
      required: true,
      max: 160,
      searchable: true,
      sortable: true,
      width: 260,
    },
    customerId: {
      kind: 'reference',
      label: label('客户', 'Customer', 'Khách hàng'),
      to: 'customer',
      required: true,
      createOnly: true,
      indexed: true,
      width: 220,
    },
    configueId: {
      kind: 'reference',
      label: label('清单配置', 'List setting', 'Cấu hình danh mục'),
      to: 'rlistConfigue',
      required: true,
      createOnly: true,
      indexed: true,
      width: 180,
    },
    columns: {
      kind: 'lines',
      label: label('对应关系', 'Columns', 'Các cột'),
      maxLines: 100,
      fields: {
        heading: {
          kind: 'text',
          label: label('客户表头', 'Customer’s heading', 'Tiêu đề của khách'),
          required: true,
          max: 200,
          width: 240,
        },
        target: {
          kind: 'text',
          label: label('对应列', 'Column here', 'Cột tương ứng'),
          hint: label('列的代号；留空则忽略', 'Key of the column; empty means left out', 'Mã cột; để trống thì bỏ qua'),
          max: 30,
          width: 160,
        },
      },
    },
    timesUsed: {
      kind: 'number',
      label: label('使用次数', 'Times used', 'Số lần dùng'),
      serverOwned: true,
      initial: '0',
      width: 100,
    },
    lastUsedAt: {
      kind: 'instant',
      label: label('最近使用', 'Last used', 'Dùng gần nhất'),
      serverOwned: true,
      sortable: true,
      width: 150,
    },
  },
  list: {
    columns: ['mappingName', 'customerId', 'configueId', 'timesUsed', 'lastUsedAt'],
    filters: ['mappingName', 'customerId', 'configueId'],
  },
  form: [
    {
      label: label('客户表头', 'Mapping', 'Ánh xạ'),
      fields: ['mappingName', 'customerId', 'configueId', 'timesUsed', 'lastUsedAt'],
    },
    { label: label('对应关系', 'Columns', 'Các cột'), fields: ['columns'] },
  ],
  menu: { group: 'crm.setting', path: '/crm/setting/rlist-mapping', order: 4 },
})
