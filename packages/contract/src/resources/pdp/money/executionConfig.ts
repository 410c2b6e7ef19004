import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { remarkField } from '../parts.ts'
import { choice, day, figure, of, title } from '../shapes.ts'

/** The rates by which the execution of projects is priced. */
export const executionConfig = defineResource({
  key: 'executionConfig',
  path: '/blade-bip/execution-config',
  calls: standardCalls(),
  label: label('执行配置', 'Execution configuration', 'Cấu hình thực hiện'),
  icon: 'sliders-horizontal',
  display: 'configName',
  fields: {
    configName: title(label('配置名称', 'Name', 'Tên cấu hình'), { unique: true }),
    orgId: of(label('组织', 'Organisation', 'Tổ chức'), 'organisation', { width: 150 }),
    projectType: choice(label('项目类型', 'Type of project', 'Loại dự án'), 'DC_PDP_PROJECT_TYPE'),
    overheadRate: figure(label('管理费率', 'Overhead', 'Tỷ lệ quản lý'), {
      scale: 2,
      max: '100',
      required: true,
      initial: '8',
      unit: label('%', '%', '%'),
    }),
    profitRate: figure(label('利润率', 'Profit', 'Tỷ lệ lợi nhuận'), {
      scale: 2,
      max: '100',
      required: true,
      initial: '15',
      unit: label('%', '%', '%'),
    }),
    hourRate: { kind: 'money', label: label('人工单价', 'Hourly rate', 'Đơn giá giờ công'), min: '0', width: 120 },
    travelRate: {
      kind: 'money',
      label: label('差旅标准（天）', 'Daily travel allowance', 'Công tác phí (ngày)'),
      min: '0',
      width: 130,
    },
    warnShare: figure(label('预警线', 'Warns from', 'Ngưỡng cảnh báo'), {
      min: '1',
      max: '100',
      initial: '90',
      unit: label('%', '%', '%'),
    }),
    validFrom: day(label('生效日期', 'Valid from', 'Hiệu lực từ'), { required: true }),
    validTo: day(label('失效日期', 'Valid to', 'Hiệu lực đến'), { notBefore: 'validFrom' }),
    isActive: { kind: 'boolean', label: label('启用', 'In use', 'Đang dùng'), initial: true, indexed: true, width: 90 },
    remark: remarkField,
  },
  list: {
    columns: [
      'configName',
      'orgId',
      'projectType',
      'overheadRate',
      'profitRate',
      'hourRate',
      'travelRate',
      'validFrom',
      'validTo',
      'isActive',
    ],
    filters: ['configName', 'orgId', 'projectType', 'isActive'],
    sort: 'configName',
  },
  form: [
    {
      label: label('执行配置', 'Configuration', 'Cấu hình'),
      fields: [
        ...['configName', 'orgId', 'projectType', 'overheadRate', 'profitRate', 'hourRate', 'travelRate', 'warnShare'],
        ...['validFrom', 'validTo', 'isActive', 'remark'],
      ],
    },
  ],
  menu: { group: 'pdp.setting', path: '/pdp/pdp-setting/execution-config', order: 4 },
})
