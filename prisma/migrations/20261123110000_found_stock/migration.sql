-- Goods that staff sold although the record said there were none left.
ALTER TYPE "stock_reason" ADD VALUE 'found';
