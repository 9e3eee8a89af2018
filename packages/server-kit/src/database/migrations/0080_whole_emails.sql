-- Messages that were cut from an email keep all of it: nothing that a sender wrote is lost with a quotation or a signature.
ALTER TABLE "inquiry_messages" ADD COLUMN "whole_text" text;
