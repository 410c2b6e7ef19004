/** What is done from the pages of a day: draft orders of what is picked, a draft receipt and a draft issue of an order's open rest. */
export const dayCalls = {
  order: '/blade-bip/plus/day/order',
  receive: '/blade-bip/plus/day/receive',
  issue: '/blade-bip/plus/day/issue',
} as const
