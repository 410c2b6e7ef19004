/** What a scanner's code may be: answered by one call, each part null where there is none of that code. */
export type Scanned = {
  location: { id: string; name: string; warehouseId: string; warehouseName: string } | null
  material: { id: string; code: string; name: string; unit: string; tracking: string } | null
}

export const scanCalls = { find: '/blade-bip/plus/scan' } as const
