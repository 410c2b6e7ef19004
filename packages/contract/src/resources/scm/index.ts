export * from './material.ts'
export * from './purchaseOrder.ts'
export * from './ship.ts'
export * from './supplier.ts'
