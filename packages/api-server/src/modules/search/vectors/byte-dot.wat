;; Compares vectors of signed bytes: 384 numbers of the multilingual model, then 384 of the English one.
;; byte-dot.wasm is made from this by ../testing/make-byte-dot.ts.
(module
  (import "env" "memory" (memory 1 65536))

  (func $dot (param $left i32) (param $right i32) (result i32)
    (local $end i32) (local $sum v128) (local $l v128) (local $r v128)
    (local.set $end (i32.add (local.get $left) (i32.const 384)))
    (loop $next
      (local.set $l (v128.load (local.get $left)))
      (local.set $r (v128.load (local.get $right)))
      (local.set $sum
        (i32x4.add (local.get $sum)
          (i32x4.add
            (i32x4.dot_i16x8_s
              (i16x8.extend_low_i8x16_s (local.get $l))
              (i16x8.extend_low_i8x16_s (local.get $r)))
            (i32x4.dot_i16x8_s
              (i16x8.extend_high_i8x16_s (local.get $l))
              (i16x8.extend_high_i8x16_s (local.get $r))))))
      (local.set $left (i32.add (local.get $left) (i32.const 16)))
      (local.set $right (i32.add (local.get $right) (i32.const 16)))
      (br_if $next (i32.ne (local.get $left) (local.get $end))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
      (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))

  ;; Writes two sums for each vector: multilingual, English.
  (func (export "compare") (param $query i32) (param $vectors i32) (param $count i32) (param $sums i32)
    (block $done
      (loop $next
        (br_if $done (i32.eqz (local.get $count)))
        (i32.store (local.get $sums) (call $dot (local.get $query) (local.get $vectors)))
        (i32.store offset=4
          (local.get $sums)
          (call $dot
            (i32.add (local.get $query) (i32.const 384))
            (i32.add (local.get $vectors) (i32.const 384))))
        (local.set $vectors (i32.add (local.get $vectors) (i32.const 768)))
        (local.set $sums (i32.add (local.get $sums) (i32.const 8)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $next)))))
