import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What those who give work to others begin their day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'outsourceOrder.late',
    label: label('外协逾期未收回', 'Late outsourcing orders', 'Đơn gia công quá hạn'),
    subject: 'late',
    resource: 'outsourceOrder',
    where: { orderStatus: 'overdue' },
    sort: 'dueOn',
    shows: ['supplierId', 'dueOn', 'receiptStatus'],
  },
  {
    key: 'outsourceQuotation.late',
    label: label('询价已截止未定标', 'Enquiries past their day', 'Hỏi giá quá hạn chưa chọn'),
    subject: 'late',
    resource: 'outsourceQuotation',
    where: { quotationStatus: 'asking', replyBy_le: '{today-1}' },
    sort: 'replyBy',
    shows: ['title', 'replyBy', 'buyerId'],
  },
  {
    key: 'outsourceOffer.changed',
    label: label('新收到的报价', 'New offers', 'Báo giá mới nhận'),
    subject: 'changed',
    resource: 'outsourceOffer',
    where: { offerStatus: 'offered', offeredAt_ge: '{today-7}' },
    sort: '-offeredAt',
    shows: ['supplierId', 'total', 'offeredAt'],
  },
  {
    key: 'poAssessment.waiting',
    label: label('待审核的考核', 'Assessments to audit', 'Đánh giá chờ duyệt'),
    subject: 'waiting',
    resource: 'poAssessment',
    where: { assessmentStatus: 'submitted' },
    sort: '-periodFrom',
    shows: ['supplierId', 'totalScore', 'grade'],
  },
  {
    key: 'outsourcePrice.waiting',
    label: label('30 天内到期的价格', 'Prices that end within 30 days', 'Giá hết hạn trong 30 ngày'),
    subject: 'waiting',
    resource: 'outsourcePrice',
    where: { priceStatus: 'effective', validTo_ge: '{today}', validTo_le: '{today+30}' },
    sort: 'validTo',
    shows: ['supplierId', 'price', 'validTo'],
  },
]
