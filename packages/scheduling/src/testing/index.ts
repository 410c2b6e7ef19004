export { type PlantSize, plantOf } from './plants.ts'
export { type ShopInstance, shopPlant } from './shops.ts'
