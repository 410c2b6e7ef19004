import { label } from '../../../i18n.ts'
import { defineResource, get, post } from '../../../resource/core.ts'
import { activeField, codeField, nameField, remarkField } from './fields.ts'

/** A part of the plant in which stations stand. */
export const workRegion = defineResource({
  key: 'workRegion',
  path: '/blade-bip/mps/regional-maintenance',
  calls: {
    list: get('list'),
    detail: get('detail'),
    submit: post('insert'),
    update: post('update'),
    remove: post('delete'),
    selectData: post('select-data'),
  },
  also: { update: [{ path: 'edit' }] },
  label: label('生产区域', 'Production area', 'Khu vực sản xuất'),
  icon: 'map',
  display: 'regionName',
  subtitle: 'regionCode',
  fields: {
    regionCode: codeField('区域编码', 'Code', 'Mã khu vực'),
    regionName: nameField('区域名称', 'Name', 'Tên khu vực'),
    workshop: {
      kind: 'dict',
      label: label('车间', 'Workshop', 'Phân xưởng'),
      dictionary: 'DC_WORKSHOP',
      required: true,
      indexed: true,
      width: 140,
    },
    building: { kind: 'text', label: label('厂房', 'Building', 'Nhà xưởng'), max: 60, width: 110 },
    floor: { kind: 'text', label: label('楼层', 'Floor', 'Tầng'), max: 20, width: 80 },
    area: {
      kind: 'number',
      label: label('面积', 'Floor space', 'Diện tích'),
      scale: 1,
      min: '0',
      unit: label('㎡', 'm²', 'm²'),
      summed: true,
      width: 100,
    },
    maxLoad: {
      kind: 'number',
      label: label('地面承载', 'Floor load', 'Tải trọng sàn'),
      scale: 1,
      min: '0',
      unit: label('吨/㎡', 't/m²', 'tấn/m²'),
      width: 110,
    },
    craneCapacity: {
      kind: 'number',
      label: label('行车吨位', 'Crane', 'Cầu trục'),
      scale: 1,
      min: '0',
      unit: label('吨', 't', 'tấn'),
      width: 100,
    },
    chargePerson: { kind: 'person', label: label('负责人', 'In charge', 'Phụ trách'), indexed: true, width: 120 },
    isActive: activeField,
    remark: remarkField,
  },
  list: {
    columns: ['regionCode', 'regionName', 'workshop', 'building', 'floor', 'area', 'craneCapacity', 'chargePerson', 'isActive'],
    filters: ['regionCode', 'regionName', 'workshop', 'chargePerson', 'isActive'],
    sort: 'regionCode',
  },
  form: [
    {
      label: label('区域', 'Area', 'Khu vực'),
      fields: ['regionCode', 'regionName', 'workshop', 'building', 'floor', 'chargePerson', 'isActive'],
    },
    { label: label('条件', 'Conditions', 'Điều kiện'), fields: ['area', 'maxLoad', 'craneCapacity', 'remark'] },
  ],
  menu: { group: 'mps.plant', path: '/mps/regional-maintenance', order: 3 },
})
