import { type Label, label } from '@bip/contract'

/** What a message is called, by the moment that it tells of. */
export const titles: Readonly<Record<string, Label>> = {
  published: label('试验安排：{name}', 'Experiment planned: {name}', 'Lịch thử nghiệm: {name}'),
  before: label('试验即将开始：{name}', 'Experiment begins soon: {name}', 'Sắp bắt đầu thử nghiệm: {name}'),
  started: label('试验已开始：{name}', 'Experiment begun: {name}', 'Đã bắt đầu thử nghiệm: {name}'),
  overdue: label('试验逾期未开始：{name}', 'Experiment overdue: {name}', 'Thử nghiệm quá hạn: {name}'),
  passed: label('试验通过：{name}', 'Experiment passed: {name}', 'Thử nghiệm đạt: {name}'),
  failed: label('试验未通过：{name}', 'Experiment failed: {name}', 'Thử nghiệm không đạt: {name}'),
  cancelled: label('试验取消：{name}', 'Experiment cancelled: {name}', 'Hủy thử nghiệm: {name}'),
}

export const content = label(
  '试验对象：{equipment}；开始时间：{startsAt}；地点：{place}。{more}',
  'What is tried: {equipment}; begins at {startsAt}; place: {place}. {more}',
  'Đối tượng: {equipment}; bắt đầu lúc {startsAt}; địa điểm: {place}. {more}',
)
