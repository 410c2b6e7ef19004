import { type Core, defineResource, label, many, post, standardCalls } from '@bip/contract'

const named = (text: string) => label(text, text, text)
const state = (text: string, tone: 'neutral' | 'success' | 'danger') => ({ label: named(text), tone, editable: true })

/** A resource that says every sentence about actions, for the cases that both gateways pass. */
export const deal = defineResource({
  key: 'testDeal',
  path: '/blade-test/deal',
  calls: { ...standardCalls(), submitList: many('submit-list', 'rows') },
  label: named('deal'),
  icon: 'handshake',
  display: 'name',
  fields: {
    name: { kind: 'text', label: named('name'), required: true, searchable: true },
    stage: { kind: 'state', label: named('stage'), indexed: true },
    payment: {
      kind: 'state',
      label: named('payment'),
      states: { unpaid: state('unpaid', 'neutral'), partly: state('partly', 'neutral'), paid: state('paid', 'success') },
    },
    ownerId: { kind: 'person', label: named('owner'), serverOwned: true },
    lostReason: { kind: 'text', label: named('reason'), max: 20 },
    closedAt: { kind: 'instant', label: named('closed at'), serverOwned: true },
    closedOn: { kind: 'date', label: named('closed on'), serverOwned: true },
    validUntil: { kind: 'date', label: named('valid until') },
    followOn: { kind: 'date', label: named('follow on') },
    price: { kind: 'money', label: named('price') },
    lines: {
      kind: 'lines',
      label: named('lines'),
      fields: { quantity: { kind: 'number', label: named('quantity'), scale: 0, required: true } },
    },
    pieces: {
      kind: 'number',
      label: named('pieces'),
      scale: 0,
      formula: { op: 'sum', lines: 'lines', of: 'quantity', scale: 0 },
    },
    amount: { kind: 'money', label: named('amount'), formula: { op: 'multiply', args: ['pieces', 'price'] } },
  },
  list: { columns: ['name', 'stage'], filters: ['name', 'stage'] },
  form: [{ label: named('deal'), fields: ['name', 'validUntil', 'price', 'lines', 'pieces', 'amount'] }],
  states: {
    lead: { ...state('lead', 'neutral'), removable: true },
    talk: state('talk', 'neutral'),
    won: { ...state('won', 'success'), editable: false },
    lost: { ...state('lost', 'danger'), editable: false },
  },
  due: { lapse: { label: named('lapsed'), from: ['lead', 'talk'], to: 'lost', when: 'followOn' } },
  actions: {
    move: {
      call: post('move'),
      label: named('move'),
      success: named('moved'),
      asks: ['stage'],
      moves: { stage: { lead: ['talk'], talk: ['won', 'lead'] } },
    },
    lose: {
      call: post('lose'),
      label: named('lose'),
      success: named('lost'),
      from: ['lead', 'talk'],
      to: 'lost',
      asks: ['lostReason'],
      needs: ['lostReason'],
      sets: { closedAt: { now: true }, closedOn: { now: true }, ownerId: { me: true } },
    },
    pay: {
      call: post('pay'),
      label: named('pay'),
      success: named('paid'),
      from: ['won'],
      where: { payment: { not: ['paid'] } },
      sets: { payment: { value: 'paid' } },
    },
    reprice: {
      call: post('reprice'),
      label: named('reprice'),
      success: named('repriced'),
      args: { to: { kind: 'money', label: named('new price'), min: '0' } },
      sets: { price: { arg: 'to' } },
    },
    take: {
      call: post('take'),
      label: named('take'),
      success: named('taken'),
      where: { ownerId: { filled: false } },
      sets: { ownerId: { me: true } },
    },
    give: {
      call: post('give'),
      label: named('give back'),
      success: named('given back'),
      where: { ownerId: { me: true } },
      sets: { ownerId: { value: null } },
    },
    expire: {
      call: post('expire'),
      label: named('expire'),
      success: named('expired'),
      on: 'list',
      from: ['lead', 'talk'],
      to: 'lost',
      where: { validUntil: { past: true } },
    },
  },
}) as Core
