import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const experimentNoticeSetting: MemoryRow[] = rows(
  'experimentNoticeSetting',
  ['settingName', 'moment', 'daysBefore', 'experimentTypes', 'tellsLeader', 'tellsParticipants', 'tellsHead', 'isActive'],
  [
    ['发布即通知参与人员', 'published', null, [], true, true, false, true],
    ['试验前一天提醒', 'before', '1', [], true, true, false, true],
    ['未通过通知主管', 'failed', null, ['acceptance'], true, false, true, true],
  ],
)

export const experimentNotice: MemoryRow[] = rows(
  'experimentNotice',
  ['noticeNo', 'experimentName', 'noticeStatus', 'experimentType', 'equipment', 'startsAt', 'place', 'leaderId', 'tellings'],
  [
    [
      'EN-2026-0003',
      '整线连续运行 8 小时',
      'draft',
      'acceptance',
      '变速器总装线',
      '2026-12-03T01:00:00.000Z',
      '装配车间',
      'user-7',
      [],
    ],
    [
      'EN-2026-0002',
      '涂胶一致性验证',
      'published',
      'performance',
      '壳体涂胶机',
      '2026-12-01T01:00:00.000Z',
      '试验室 A',
      'user-7',
      [],
    ],
    ['EN-2026-0001', '压装机寿命', 'passed', 'life', '定子压装单元', '2026-11-02T01:00:00.000Z', '试验室 B', 'user-7', []],
  ],
)
