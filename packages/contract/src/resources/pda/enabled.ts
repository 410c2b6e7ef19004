import { label } from '../../i18n.ts'

/** Whether the handheld app goes by it. */
export const enabled = {
  kind: 'dict',
  label: label('状态', 'Status', 'Trạng thái'),
  dictionary: 'DC_ENABLED',
  required: true,
  initial: 'enabled',
  indexed: true,
  width: 120,
} as const
