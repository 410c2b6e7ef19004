import { label } from '../../i18n.ts'
import { defineResource, post, standardCalls } from '../../resource/core.ts'

/** A printer of the company and the print server that it hangs on. It is spoken to by IPP. */
export const printer = defineResource({
  key: 'printer',
  path: '/blade-bip/plus/printer',
  calls: standardCalls(),
  label: label('打印机', 'Printer', 'Máy in'),
  icon: 'printer',
  display: 'printerName',
  subtitle: 'place',
  fields: {
    printerName: {
      kind: 'text',
      label: label('名称', 'Name', 'Tên máy in'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      unique: true,
      width: 200,
    },
    serverKey: {
      kind: 'dict',
      label: label('打印服务器', 'Print server', 'Máy chủ in'),
      dictionary: 'DC_PDA_PRINTER_SERVER',
      required: true,
      indexed: true,
      width: 140,
    },
    uri: {
      kind: 'text',
      label: label('地址', 'Address', 'Địa chỉ'),
      hint: label(
        '如 ipp://10.0.0.8:631/ipp/print',
        'Such as ipp://10.0.0.8:631/ipp/print',
        'Ví dụ ipp://10.0.0.8:631/ipp/print',
      ),
      required: true,
      max: 300,
      pattern: 'ipps?://[^\\s/@]+(/\\S*)?',
      messages: {
        pattern: label(
          '填写以 ipp:// 或 ipps:// 开头的打印机地址',
          'Give the address of the printer, which begins with ipp:// or ipps://',
          'Nhập địa chỉ máy in bắt đầu bằng ipp:// hoặc ipps://',
        ),
      },
      width: 260,
    },
    language: {
      kind: 'dict',
      label: label('打印语言', 'Language', 'Ngôn ngữ in'),
      dictionary: 'DC_PRINTER_LANGUAGE',
      required: true,
      initial: 'pdf',
      indexed: true,
      width: 110,
    },
    resolution: {
      kind: 'dict',
      label: label('分辨率', 'Resolution', 'Độ phân giải'),
      dictionary: 'DC_PRINTER_RESOLUTION',
      initial: '203',
      width: 110,
    },
    place: { kind: 'text', label: label('位置', 'Place', 'Vị trí'), max: 100, searchable: true, width: 180 },
    isEnabled: { kind: 'boolean', label: label('启用', 'In use', 'Đang dùng'), initial: true, indexed: true, width: 90 },
  },
  list: {
    columns: ['printerName', 'serverKey', 'language', 'place', 'uri', 'isEnabled'],
    filters: ['printerName', 'serverKey', 'language', 'isEnabled'],
  },
  form: [
    {
      label: label('打印机', 'Printer', 'Máy in'),
      fields: ['printerName', 'serverKey', 'uri', 'language', 'resolution', 'place', 'isEnabled'],
    },
  ],
  actions: {
    testPage: {
      call: post('test'),
      label: label('打印测试页', 'Print a test page', 'In trang thử'),
      icon: 'printer',
      where: { isEnabled: ['true'] },
      success: label('测试页已排队', 'The test page is queued', 'Trang thử đã vào hàng đợi'),
    },
  },
  menu: { group: 'system.printing', path: '/system/printer', order: 2 },
})
