import { type Label, label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** The requests of a kind that were made last, with the step at which each process stands and whom it waits for. */
const history = (resource: string, name: Label, ...facts: readonly string[]): DeskCard => ({
  key: `${resource}.flow`,
  label: name,
  subject: 'changed',
  resource,
  sort: '-createTime',
  shows: ['requestStatus', ...facts, 'flowStep', 'flowPeople'],
})

/** How one's requests go on. */
export const cards: readonly DeskCard[] = [
  history('drive', label('行车记录流程', 'Driving records', 'Quy trình nhật ký lái xe'), 'toPlace', 'amount'),
  history('expenseReimbursement', label('费用报销流程', 'Expense claims', 'Quy trình hoàn chi phí'), 'amount'),
  history('specialExpense', label('特殊费用流程', 'Special expenses', 'Quy trình chi phí đặc biệt'), 'amount'),
]
